import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readRouterFunction } from './router-function.testing.ts'

const builds = readRouterFunction('loadRouteModule')

/** `loadRouteModule` with an import that fails. */
function createLoader(source: string): () => Promise<{ default: () => unknown }> {
  const code = source
    .replace(/await import\([^)]*\)/, 'await failingImport()')
    .replace('import.meta.hot', 'undefined')
  const load: unknown = runInNewContext(`${code}; loadRouteModule`, {
    window,
    CustomEvent,
    console: { error: () => {} },
    failingImport: () => Promise.reject(new Error('Failed to fetch')),
  })
  if (typeof load !== 'function') throw new Error('The function was not found.')
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

it('finds loadRouteModule in both builds', () => {
  expect(builds.map(({ build }) => build).toSorted()).toEqual(['development', 'production'])
})

describe.each(builds)('the patch of the $build build', ({ code }) => {
  it('reloads the page if the event is not cancelled', async () => {
    const reload = stubWindow(() => {})
    void createLoader(code)()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('calls the reload function that the listener set', async () => {
    const replaced = vi.fn<() => void>()
    const reload = stubWindow((event) => {
      event.detail.reload = replaced
    })
    void createLoader(code)()
    await vi.waitFor(() => expect(replaced).toHaveBeenCalledOnce())
    expect(reload).not.toHaveBeenCalled()
  })

  it('returns a route that throws the error if the event is cancelled', async () => {
    const reload = stubWindow((event) => event.preventDefault())
    const module = await createLoader(code)()
    expect(module.default).toThrow('Failed to fetch')
    expect(reload).not.toHaveBeenCalled()
  })
})
