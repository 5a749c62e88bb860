/** When the page itself has an error: nothing of the game is lost, and there is something to send to those who can mend it. */

import { Component, useState, type ErrorInfo, type ReactNode } from 'react';
import { settings } from '../settings.ts';
import { t } from '../words.ts';
import styles from './crash.module.css';

interface Crashed {
  error: unknown;
  where: string;
}

export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: Crashed | null }> {
  override state: { crashed: Crashed | null } = { crashed: null };
  static getDerivedStateFromError(error: unknown): { crashed: Crashed } {
    return { crashed: { error, where: '' } };
  }
  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ crashed: { error, where: componentStack ?? '' } });
  }
  override render(): ReactNode {
    const { crashed } = this.state;
    return crashed ? <CrashScreen report={reportOf(crashed)} /> : this.props.children;
  }
}

/** An invitation in the address is not for whoever reads the report. */
function reportOf({ error, where }: Crashed): string {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const scripts = [...document.scripts].map(({ src }) => src.split('/').at(-1)).filter(Boolean);
  return [
    `Questwright ${location.pathname}`,
    new Date().toISOString(),
    navigator.userAgent,
    `${innerWidth} × ${innerHeight}, ${navigator.language}`,
    `scripts: ${scripts.join(' ')}`,
    `settings: ${JSON.stringify(settings())}`,
    '',
    told,
    where.trim(),
  ].join('\n');
}

function CrashScreen({ report }: { report: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = (): void => {
    // There is no clipboard on a page that is served over plain HTTP to another machine: then the text is there to take.
    const written = navigator.clipboard?.writeText(report) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <main className={styles.crash}>
      <svg viewBox="0 0 120 70" aria-hidden="true">
        <path d="M60 6v22l-7 5 9 6-5 7 3 12" />
        <path
          className={styles.half}
          d="M57 6H30L14 34l16 28h27l-3-12 5-7-9-6 7-5zM63 6h27l16 28-16 28H63l3-12-5-7 9-6-7-5z"
        />
      </svg>
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <p className={styles.acts}>
        <button type="button" className={styles.main} onClick={() => location.reload()}>
          {t('link.reload')}
        </button>
        <button type="button" onClick={copy}>
          {copied ? t('copy.done') : t('crash.copy')}
        </button>
        <a href="/">{t('page.home')}</a>
      </p>
      <output>{copied === false ? t('crash.no-clipboard') : ''}</output>
      <details open={copied === false}>
        <summary>{t('crash.report')}</summary>
        {/* It scrolls, and the keyboard must be able to do that. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0}>{report}</pre>
      </details>
    </main>
  );
}
