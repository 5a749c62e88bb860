/** What a table has of guides: the coach of a lesson, or marks in a first game. Loaded where there is something to say. */

import { lazy, Suspense } from 'react';
import { useTable } from '../table/shown-table.ts';
import { hasMarks } from './marks-seen.ts';

const Coach = lazy(() => import('./coach.tsx'));
const FirstMarks = lazy(() => import('./first-marks.tsx'));

export function Guidance() {
  const { info, seat } = useTable();
  const guided = info.marks.includes('guide');
  if (seat === null || info.status !== 'playing' || (!guided && (info.marks.includes('file') || !hasMarks())))
    return null;
  return <Suspense fallback={null}>{guided ? <Coach /> : <FirstMarks />}</Suspense>;
}
