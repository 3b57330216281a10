import { useTranslate } from '../i18n/useTranslate.ts';
import css from './ErrorState.module.css';
import { PlainButton } from './PlainButton.tsx';

type Props = {
  title: string;
  error?: unknown;
  onRetry?: () => void;
  retrying?: boolean;
};

export function ErrorState({ title, error, onRetry, retrying = false }: Props) {
  const t = useTranslate();
  return (
    <div role="alert" className={css.state}>
      <p className={css.title}>{title}</p>
      {error instanceof Error && <p className={css.reason}>{error.message}</p>}
      {onRetry && (
        <div className={css.retry}>
          <PlainButton look="outlined" busy={retrying} onClick={onRetry}>
            {t('components.error.retry')}
          </PlainButton>
        </div>
      )}
    </div>
  );
}
