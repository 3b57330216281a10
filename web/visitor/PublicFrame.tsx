import type { ReactNode } from 'react';
import { LanguageChoice } from '../components/LanguageChoice.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { useTitle } from '../components/useTitle.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Logo } from '../layout/Logo.tsx';
import { Illustration } from './Illustration.tsx';
import css from './PublicFrame.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Below the card. */
  about?: ReactNode;
  footer?: ReactNode;
};

export function PublicFrame({ title, lead, children, about, footer }: Props) {
  useTitle(title);
  return (
    <div className={css.frame}>
      <Illustration />
      <header className={css.header}>
        <Logo to="/login" />
      </header>
      <main className={css.card}>
        <h1 className={css.title}>{title}</h1>
        {lead && <div className={css.lead}>{lead}</div>}
        {children && <div className={css.content}>{children}</div>}
      </main>
      {about}
      <footer className={css.footer}>
        {footer && <p className={css.way}>{footer}</p>}
        <LanguageChoice />
      </footer>
    </div>
  );
}

export function BackToSignIn() {
  const t = useTranslate();
  return <TextLink to="/login">{t('public.backToSignIn')}</TextLink>;
}
