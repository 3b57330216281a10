import { Fragment, type ReactNode } from 'react';

type Props = {
  /** With `%{name}` where a part goes: `t('…')` leaves them standing when it is not given a value of that name. */
  text: string;
  parts: Record<string, ReactNode>;
};

/** A sentence with links or emphasis in it, whose order is the translator's: `<WithParts text={t('…')} parts={{ terms: <TextLink … /> }} />`. */
export function WithParts({ text, parts }: Props) {
  return text.split(/%\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay where they are
    <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
}
