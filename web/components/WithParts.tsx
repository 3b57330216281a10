import { Fragment, type ReactNode } from 'react';

type Props = {
  /** `%{name}` marks the place of a part. */
  text: string;
  parts: Record<string, ReactNode>;
};

export function WithParts({ text, parts }: Props) {
  return text.split(/%\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay where they are
    <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ));
}
