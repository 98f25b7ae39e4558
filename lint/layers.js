/**
 * Which way imports run. A layer is the first pattern a file's path matches; `forbidden` are import sources it may
 * not name, each with what to do instead. Test and story files are free.
 */
const rules = [
  {
    files: /packages\/ui\//,
    forbidden: [
      [/^@chignon\/(contract|web|api)/, '@chignon/ui knows nothing of ours: take what you need as props.'],
      [
        /^(react-router|@lingui|jotai|@tanstack|ky$)/,
        'Components know no router, no Lingui, no data: take strings, links and events as props.',
      ],
    ],
  },
  {
    files: /packages\/contract\//,
    forbidden: [[/^(?!\.|zod)/, 'The contract knows only zod.']],
  },
  {
    files: /apps\/api\/src\/(db|http)\//,
    forbidden: [
      [
        /^\.\.\/(?!db|http|clock|env|\.\.)[\w-]+\//,
        'db and http lie under the nouns: a noun may import them, not the other way round.',
      ],
    ],
    except: /apps\/api\/src\/db\/seed|apps\/api\/src\/db\/factories/,
  },
  {
    files: /apps\/api\/src\/[\w-]+\//,
    forbidden: [
      [/\.\.\/[\w-]+\/[\w-]+\.routes\.ts$/, 'A noun may read another’s queries or policy, never its routes.'],
    ],
  },
  {
    files: /apps\/web\/app\/lib\//,
    forbidden: [
      [
        /\.\.\/(queries|atoms|routes|site|catalogue|account|contact|content|profile|subscription)\//,
        'lib lies under queries, atoms and routes. Pass the value in, or move the code up.',
      ],
    ],
  },
  {
    files: /apps\/web\/app\/routes\//,
    forbidden: [
      [
        /(^|\/)routes\/|^\.\/(?!\+types)|^\.\.\/(?!queries|atoms|lib|site|catalogue|account|contact|content|profile|subscription|\.\.)/,
        'A route never imports a route. What two routes share lives in site, catalogue, account, contact, content, profile, subscription, queries, atoms or lib.',
      ],
    ],
  },
  {
    files: /apps\/web\/app\//,
    forbidden: [
      [
        /^@chignon\/api/,
        'Only apps/web/server/mount-provider.ts knows the provider’s code; the app calls the contract.',
      ],
    ],
  },
  {
    files: /apps\/web\/server\/(?!mount-provider|env\.ts)/,
    forbidden: [[/^@chignon\/api/, 'Only apps/web/server/mount-provider.ts knows the provider’s code.']],
  },
]

export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    if (/\.(test|stories)\.tsx?$|\/e2e\//.test(file)) return {}
    const forbidden = rules
      .filter((layer) => layer.files.test(file) && !layer.except?.test(file))
      .flatMap((layer) => layer.forbidden)
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string') return
      const broken = forbidden.find(([pattern]) => pattern.test(source))
      if (broken) context.report({ node, message: broken[1] })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ImportExpression: check }
  },
}
