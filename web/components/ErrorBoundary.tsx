import { Component, type ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ErrorState } from './ErrorState.tsx';

/** A new `resetKey` renders the children again. */
type Props = { children: ReactNode; resetKey?: string };

/** A reload loads the missing chunk after an update. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}

export function PageError() {
  const t = useTranslate();
  return <ErrorState title={t('components.error.page')} onRetry={() => location.reload()} />;
}
