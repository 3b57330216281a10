import css from './Spinner.module.css';

type Props = { size: number /** Without one, hidden from screen readers. */; label?: string };

export function Spinner({ size, label }: Props) {
  const role = label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      {...role}
      className={css.spinner}
      style={{ width: size, height: size, borderWidth: Math.max(2, size / 12) }}
    />
  );
}
