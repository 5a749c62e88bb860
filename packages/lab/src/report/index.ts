export { Report, type ReportProps } from './report.tsx';
export { textOf } from './text.ts';
