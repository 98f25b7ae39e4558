import { readFileSync } from 'node:fs'
import path from 'node:path'

const order = 'platform ← identity ← catalogue ← learning ← commerce, community'

/**
 * Which way imports run. A layer is the first pattern a file's path matches; `forbidden` are import sources it may
 * not name, each with what to do instead. Test and story files are free.
 */
const rules = [
  {
    files: /packages\/ui\//,
    forbidden: [
      [
        /^@chignon\/(contract|web|api|app-kit|studio)/,
        '@chignon/ui knows nothing of ours: take what you need as props.',
      ],
      [
        /^(react-router|@lingui|jotai|@tanstack|ky$)/,
        'Components know no router, no Lingui, no data: take strings, links and events as props.',
      ],
    ],
  },
  {
    files: /packages\/contract\//,
    forbidden: [[/^(?!\.|zod)/, 'The contract knows only zod.']],
    targets: [
      [
        (target, file) => rankOf(target) > rankOf(file) || isBesideIt(target, file),
        `An area of the contract imports only areas below it: ${order}. Move what both need to the lower one.`,
      ],
    ],
  },
  {
    files: /apps\/api\/src\//,
    forbidden: [
      [
        /^@chignon\/(ui\/(?!strand\/)|web)/,
        'The API imports the contract, and of @chignon/ui only the drawing functions in `strand`.',
      ],
    ],
  },
  {
    files: /apps\/api\/src\/(?!platform\/db\/drizzle\.ts$)/,
    forbidden: [
      [
        /^drizzle-orm/,
        'Import it from `platform/db/drizzle.ts`, and name it there if it is new: it loads the package so that the start takes less time.',
      ],
    ],
  },
  {
    files: /apps\/api\/src\/[\w-]+\/[\w-]+\//,
    forbidden: [[/\.\.\/.*\.routes\.ts$/, 'A noun may read another’s queries or policy, never its routes.']],
    targets: [
      [
        (target, file) => rankOf(target) > rankOf(file) || isBesideIt(target, file),
        `An area of the API imports only areas below it: ${order}. Move what both need to the lower one, or let the upper one listen (account-listeners.ts).`,
      ],
      [
        (target, file) => areaInSource(target) !== areaInSource(file) && !isPublic(target),
        'Other areas import only the files that an area names in its public-files.json. Use one of those, or add this file if others should build on it.',
      ],
    ],
    except: /apps\/api\/src\/(seed|testing)\/|\/factories\//,
  },
  {
    files: /apps\/web\/app\/lib\//,
    targets: [
      [
        /apps\/web\/app\/(?!lib\/)/,
        'lib lies under areas and routes. Pass the value in, or move the code to an area.',
      ],
    ],
    forbidden: [
      [/^@lingui\/(core|react)\/macro/, 'lib has no texts. Pass them in, or move the code to an area.'],
    ],
  },
  {
    files: /apps\/web\/app\/areas\//,
    targets: [
      [/apps\/web\/app\/(?!lib\/|areas\/)/, 'An area imports from lib and areas. Move what it needs there.'],
      [
        (target, file) => isQueriesOfArea(target) && areaOf(target) !== areaOf(file),
        'An area may use another area’s components, never its queries. Use a component, or let the route pass the data.',
      ],
    ],
  },
  {
    files: /apps\/web\/app\/routes\//,
    targets: [
      [
        /apps\/web\/app\/routes\/(?!([\w-]+\/)*\+types\/)/,
        'A route never imports a route. Move what two routes share to an area.',
      ],
    ],
  },
  {
    files: /packages\/app-kit\//,
    forbidden: [
      [
        /^(@chignon\/(api|web|studio)|react-router|@lingui\/react)/,
        'app-kit serves both apps and knows neither: no router and no texts. Take what you need as an argument.',
      ],
    ],
  },
  {
    files: /apps\/studio\/app\//,
    forbidden: [
      [
        /^@chignon\/(api|web)/,
        'The studio knows the contract. What the learners’ app has too is in packages/app-kit.',
      ],
    ],
  },
  {
    files: /apps\/web\/app\//,
    forbidden: [
      [
        /^@chignon\/api/,
        'Only apps/web/server/mount-api.ts knows the API’s code; the app calls the contract.',
      ],
    ],
  },
  {
    files: /apps\/web\/server\/(?!mount-api|env\.ts)/,
    forbidden: [[/^@chignon\/api/, 'Only apps/web/server/mount-api.ts knows the API’s code.']],
  },
]

const ranks = { platform: 0, identity: 1, catalogue: 2, learning: 3, commerce: 4, community: 4 }

const areaInSource = (file) => /(?:packages\/contract|apps\/api)\/src\/([^/]+)\//.exec(file)?.[1]

const rankOf = (file) => ranks[areaInSource(file)] ?? -1

const isBesideIt = (target, file) =>
  rankOf(target) === rankOf(file) && areaInSource(target) !== areaInSource(file)

const apiSource = path.resolve(import.meta.dirname, '../apps/api/src')
const publicFiles = new Map(
  Object.keys(ranks)
    .filter((area) => area !== 'platform')
    .map((area) => {
      const names = JSON.parse(readFileSync(path.join(apiSource, area, 'public-files.json'), 'utf8'))
      return [area, new Set(names.map((name) => path.posix.join('apps/api/src', area, name)))]
    }),
)

// Everything of the platform is public.
const isPublic = (target) => {
  const files = publicFiles.get(areaInSource(target))
  return !files || files.has(target.slice(target.lastIndexOf('apps/api/src/')))
}

const areaOf = (file) => /apps\/web\/app\/areas\/([^/]+)\//.exec(file)?.[1]

const isQueriesOfArea = (file) => areaOf(file) !== undefined && file.endsWith('-queries.ts')

const targetOf = (source, file) =>
  source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source) : source

export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    if (/\.(test|stories)\.tsx?$|\/e2e\//.test(file)) return {}
    const layers = rules.filter((layer) => layer.files.test(file) && !layer.except?.test(file))
    const forbidden = layers.flatMap((layer) => layer.forbidden ?? [])
    const targets = layers.flatMap((layer) => layer.targets ?? [])
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string') return
      const target = targetOf(source, file)
      const violated =
        forbidden.find(([pattern]) => pattern.test(source)) ??
        targets.find(([test]) => (typeof test === 'function' ? test(target, file) : test.test(target)))
      if (violated) context.report({ node, message: violated[1] })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ImportExpression: check }
  },
}
