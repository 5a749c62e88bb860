// Checks who may import whom: apps → games → kernel. Reports file:line. Usage: node scripts/layers.mjs [folder]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const SCOPE = '@questwright/';
const FEWEST_MODULES = 4;

const GAME = /^packages\/(runebound|middara|practice)[^/]*\//;
const GAME_SOURCE = /^packages\/(runebound|middara|practice)[^/]*\/(src|content)\//;
/** Where a game says how it is played by bots. */
const GAME_BOTS = /^packages\/(runebound|middara|practice)[^/]*\/src\/(.*\/)?bot\//;
const BELOW_THE_GAMES = /^packages\/(kernel|geometry|art|dice|rulebook|messages)\//;
const CONTENT = /^packages\/[^/]+\/(src\/(.*\/)?)?content\//;
/** The book's words, and the shapes of its cards. */
const WORDS = /\/(words|cards|[a-z-]*locals)\.ts$/;
const EFFECTS = /\/effects?(\/|(-types)?\.ts$)/;

/** What no client may have before it is revealed: modules and words that are called secrets, or lie in a folder that is. */
const SECRETS = /(^|\/)secrets(\/|\.[^/]*$)/;

const workspaceOf = (file) => file.split('/').slice(0, 2).join('/');
const inPackages = ({ file }) => file?.startsWith('packages/') === true;

// `forbids` gets what is imported ({ file } inside the project, else { library }, { builtin } or { virtual }), the
// importing file, and the project.
const RULES = [
  {
    name: 'kernel-imports-nothing',
    why: 'the kernel knows no game, no library and no machine',
    from: /^packages\/kernel\/src\//,
    forbids: ({ file }) => !file?.startsWith('packages/kernel/src/'),
  },
  {
    name: 'packages-do-not-import-apps',
    why: 'apps → games → kernel',
    from: /^packages\//,
    forbids: ({ file }) => file?.startsWith('apps/'),
  },
  {
    name: 'apps-do-not-import-apps',
    why: 'what two apps share belongs in a package',
    from: /^apps\//,
    forbids: ({ file }, from) => file?.startsWith('apps/') && workspaceOf(file) !== workspaceOf(from),
  },
  {
    name: 'no-path-into-another-package',
    why: 'import another package by its name; what it does not export is not for others',
    from: /^/,
    forbids: ({ file, relative }, from) => relative && workspaceOf(file) !== workspaceOf(from),
  },
  {
    name: 'games-stand-on-the-kernel-side',
    why: 'a game imports kernel, geometry, art, dice, rulebook and messages; its bots also bots; an expansion also its base',
    from: GAME_SOURCE,
    forbids: (target, from) =>
      inPackages(target) &&
      !BELOW_THE_GAMES.test(target.file) &&
      !GAME.test(target.file) &&
      !(GAME_BOTS.test(from) && target.file.startsWith('packages/bots/')),
  },
  {
    name: 'a-game-imports-its-base-only',
    why: 'a base does not know its expansions, an expansion does not know its sisters',
    from: GAME_SOURCE,
    forbids: ({ file }, from) => {
      const base = workspaceOf(from).replace(/-.*/, '');
      return file && GAME.test(file) && ![workspaceOf(from), base].includes(workspaceOf(file));
    },
  },
  {
    name: 'below-the-games',
    why: 'the kernel side knows no game, no bot and no harness',
    from: /^packages\/(kernel|geometry|art|dice|rulebook|messages)\/src\//,
    forbids: (target) => inPackages(target) && !BELOW_THE_GAMES.test(target.file),
  },
  {
    name: 'bots-import-the-kernel-only',
    why: 'a bot sees what a browser sees',
    from: /^packages\/bots\/src\//,
    forbids: (target) => inPackages(target) && !/^packages\/(bots|kernel)\//.test(target.file),
  },
  {
    name: 'content-imports-words-and-effect-types',
    why: 'content is data',
    from: CONTENT,
    forbids: ({ file, typeOnly }) =>
      !file ||
      !(
        CONTENT.test(file) ||
        WORDS.test(file) ||
        (typeOnly && (EFFECTS.test(file) || file.startsWith('packages/kernel/')))
      ),
  },
  {
    name: 'words-import-nothing-of-their-game',
    why: 'rules → world → words',
    from: /^packages\/(runebound|middara)[^/]*\/src\/(words|cards)\.ts$/,
    forbids: ({ file }, from) => file && workspaceOf(file) === workspaceOf(from) && !WORDS.test(file),
  },
  {
    name: 'world-imports-words-only',
    why: 'rules → world → words',
    from: /^packages\/(runebound|middara)[^/]*\/src\/world\.ts$/,
    // What may be asked is named with types of the rules that answer, what cards may say with those of its verbs.
    forbids: ({ file, typeOnly }, from) =>
      file &&
      workspaceOf(file) === workspaceOf(from) &&
      !WORDS.test(file) &&
      !(typeOnly && /\/src\/(values|verbs)\.ts$/.test(file)),
  },
  {
    name: 'secrets-stay-at-the-server',
    why: 'a game is what everybody may read; its secrets are joined where games are played',
    from: GAME_SOURCE,
    forbids: ({ file, typeOnly }, from) => !typeOnly && file && SECRETS.test(file) && !SECRETS.test(from),
  },
  {
    name: 'declared-dependency',
    why: 'name it in the package.json of the package that imports it',
    from: /^(packages|apps)\/[^/]+\/src\//,
    forbids: ({ library, file, relative }, from, project) => {
      const name = library ?? (file && !relative ? project.manifest(workspaceOf(file)).name : null);
      if (!name) return false;
      const { dependencies, peerDependencies } = project.manifest(workspaceOf(from));
      return !(name in { ...dependencies, ...peerDependencies });
    },
  },
];

function openProject(root) {
  const manifests = new Map();
  const has = (file) => existsSync(path.join(root, file));
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const list = (folder) => readdirSync(path.join(root, folder), { withFileTypes: true });
  const folders = ['packages', 'apps'].filter(has);

  function* sourcesBelow(folder) {
    for (const entry of list(folder)) {
      if (entry.name === 'node_modules' || entry.name === 'dist') continue;
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) yield* sourcesBelow(file);
      else if (/\.[cm]?[jt]sx?$/.test(entry.name)) yield file;
    }
  }

  return {
    has,
    read,
    sources: () => folders.flatMap((folder) => [...sourcesBelow(folder)]),
    workspaces: folders.flatMap((folder) => list(folder).map(({ name }) => `${folder}/${name}`)),
    manifest(workspace) {
      const file = `${workspace}/package.json`;
      if (!manifests.has(file)) manifests.set(file, has(file) ? JSON.parse(read(file)) : {});
      return manifests.get(file);
    },
  };
}

// What an import leads to, or a text that says why it leads nowhere.
function resolve(specifier, from, project) {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return { builtin: specifier };
  if (specifier.startsWith('virtual:')) return { virtual: specifier };
  if (specifier.startsWith('.')) {
    const file = path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
    return project.has(file) ? { file, relative: true } : 'there is no such file';
  }
  const [first, second] = specifier.split('/');
  const name = specifier.startsWith('@') ? `${first}/${second}` : first;
  if (!name.startsWith(SCOPE)) return { library: name };
  const workspace = project.workspaces.find((candidate) => project.manifest(candidate).name === name);
  if (!workspace) return 'there is no such package';
  const target = project.manifest(workspace).exports?.[`.${specifier.slice(name.length)}`]?.development;
  return target ? { file: path.posix.join(workspace, target) } : 'the package does not export it';
}

function importsOf(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(errors[0].message);
  const named = ({ moduleRequest, entries }) => ({
    specifier: moduleRequest?.value,
    start: moduleRequest?.start,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  });
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => named({ ...entry, entries: [entry] })),
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2],
    start,
    typeOnly: false,
  }));
  const all = [...module.staticImports.map(named), ...reexports, ...dynamic].filter(({ specifier }) => specifier);
  // `import { a } from 'b'; export { a };` is told twice.
  return all.filter(({ start }, index) => all.findIndex((other) => other.start === start) === index);
}

const PAGES = /^apps\/web\/src\//;

// A page is made of all that it imports, however long the way is. `ways`: what each module imports, and where it says so.
function secretsInPages(ways) {
  const problems = [];
  const cameFrom = new Map([...ways.keys()].filter((file) => PAGES.test(file)).map((file) => [file, null]));
  const wayTo = (file) => (file === null ? [] : [...wayTo(cameFrom.get(file)), file]);
  for (const from of cameFrom.keys()) {
    for (const { file, place } of ways.get(from) ?? []) {
      if (SECRETS.test(file)) {
        problems.push(`${place}  no-secrets-in-pages: a page gets it by ${wayTo(from).join(' > ')}`);
      } else if (!cameFrom.has(file)) cameFrom.set(file, from);
    }
  }
  return problems;
}

/** @param {string} root the folder that holds packages/ and apps/ */
export function layers(root) {
  const project = openProject(root);
  const problems = [];
  const ways = new Map();
  let modules = 0;
  let imports = 0;
  for (const from of project.sources()) {
    const text = project.read(from);
    ways.set(from, []);
    modules += 1;
    let found = [];
    try {
      found = importsOf(from, text);
    } catch (error) {
      problems.push(`${from} cannot be read: ${error.message}`);
    }
    for (const { specifier, start, typeOnly } of found) {
      imports += 1;
      const place = `${from}:${text.slice(0, start).split('\n').length} ${specifier}`;
      const target = resolve(specifier, from, project);
      if (typeof target === 'string') {
        problems.push(`${place}  ${target}`);
        continue;
      }
      if (target.file && !typeOnly) ways.get(from).push({ file: target.file, place });
      for (const { name, why, from: applies, forbids } of RULES) {
        const refused = applies.test(from) && forbids({ ...target, typeOnly }, from, project);
        if (refused) problems.push(`${place}  ${name}: ${why}`);
      }
    }
  }
  problems.push(...secretsInPages(ways));
  if (modules < FEWEST_MODULES) problems.push(`only ${modules} modules were seen: the check looked in the wrong place`);
  return { problems, summary: `layers: ${modules} modules with ${imports} imports, every one allowed` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, summary } = layers(path.resolve(process.argv[2] ?? '.'));
  if (problems.length > 0) console.error(problems.join('\n'));
  else console.log(summary);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
