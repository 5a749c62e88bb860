import { describeProblem, type ReadPack } from '@questwright/packs';

/** What is said of a pack, one line for each problem. */
export const said = ({ problems }: ReadPack): string[] =>
  problems.map(({ file, ...problem }) => describeProblem(file, problem));
