import { useEffect, useState } from 'react';

/** What a request gives, asked again while somebody looks; `failed` while the last answer did not come. */
export function useRepeated<T>(ask: () => Promise<T>, every: number): { value: T | null; failed: boolean } {
  const [state, setState] = useState<{ value: T | null; failed: boolean }>({ value: null, failed: false });
  useEffect(() => {
    let gone = false;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      ask().then(
        (value) => gone || setState({ value, failed: false }),
        () => gone || setState(({ value }) => ({ value, failed: true })),
      );
    };
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask, every]);
  return state;
}
