import type { ButtonHTMLAttributes } from 'react';
import css from './PlainIconButton.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'title' | 'aria-label'> & {
  label: string;
};

/** A button that is an icon: its name is read out, and shown to who points at it. */
export const PlainIconButton = ({ label, className = '', ...rest }: Props) => (
  <button type="button" aria-label={label} title={label} className={`${css.button} ${className}`} {...rest} />
);
