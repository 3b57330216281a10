import type { ButtonHTMLAttributes } from 'react';
import css from './PlainIconButton.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'title' | 'aria-label'> & {
  label: string;
};

export const PlainIconButton = ({ label, className = '', ...rest }: Props) => (
  <button type="button" aria-label={label} title={label} className={`${css.button} ${className}`} {...rest} />
);
