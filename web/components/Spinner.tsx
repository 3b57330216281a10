import css from './Spinner.module.css';

type Props = { size: number /** Without one, hidden from screen readers. */; label?: string };

export function Spinner({ size, label }: Props) {
  const said = label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      {...said}
      className={css.spinner}
      style={{ width: size, height: size, borderWidth: Math.max(2, size / 12) }}
    />
  );
}
