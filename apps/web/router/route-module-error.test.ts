import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'

const dist = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist',
)
const source = /async function loadRouteModule\(route, routeModulesCache\) \{\n[^]*?\n\}\n/
const files = globSync('{development,production}/*.mjs', { cwd: dist }).filter((file) =>
  source.test(readFileSync(path.join(dist, file), 'utf8')),
)

/** `loadRouteModule` of a file of React Router's build, with an import that fails. */
function readLoader(file: string): () => Promise<{ default: () => unknown }> {
  const code = (source.exec(readFileSync(path.join(dist, file), 'utf8'))?.[0] ?? '')
    .replace(/await import\([^)]*\)/, 'await failingImport()')
    .replace('import.meta.hot', 'undefined')
  const load: unknown = runInNewContext(`${code}; loadRouteModule`, {
    window,
    CustomEvent,
    console: { error: () => {} },
    failingImport: () => Promise.reject(new Error('Failed to fetch')),
  })
  if (typeof load !== 'function') throw new Error(`${file} has no loadRouteModule.`)
  return () => load({ id: 'page', module: '/assets/page.js' }, {})
}

/** A window with a listener for the patch's event. */
function stubWindow(listener: (event: CustomEvent<{ reload: () => void }>) => void) {
  const reload = vi.fn<() => void>()
  const target = new EventTarget()
  target.addEventListener('routemodule:error', (event) => {
    if (event instanceof CustomEvent) listener(event)
  })
  vi.stubGlobal('window', Object.assign(target, { location: { reload } }))
  return reload
}

afterEach(() => vi.unstubAllGlobals())

it('finds loadRouteModule in both ES module builds', () => {
  expect(files.map((file) => path.dirname(file)).toSorted()).toEqual(['development', 'production'])
})

describe.each(files)('the patch of %s', (file) => {
  it('reloads the page if the event is not cancelled', async () => {
    const reload = stubWindow(() => {})
    void readLoader(file)()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('calls the reload function that the listener set', async () => {
    const replaced = vi.fn<() => void>()
    const reload = stubWindow((event) => {
      event.detail.reload = replaced
    })
    void readLoader(file)()
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledOnce())
    expect(reload).not.toHaveBeenCalled()
  })

  it('returns a route that throws the error if the event is cancelled', async () => {
    const reload = stubWindow((event) => event.preventDefault())
    const module = await readLoader(file)()
    expect(module.default).toThrow('Failed to fetch')
    expect(reload).not.toHaveBeenCalled()
  })
})
