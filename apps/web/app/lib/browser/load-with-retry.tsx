import { useState, type ComponentType } from 'react'

type Load<Props> = () => Promise<ComponentType<Props>>

/** Shown in place of a part that was not loaded. `onRetry` does not reject. */
type Unloaded = ComponentType<{ onRetry: () => Promise<unknown> }>

/**
 * For `lazyWhenShown` and `lazyWhenIdle`: if the code cannot be loaded although the browser is online, `Unloaded` offers to load it again.
 * Offline it is loaded again when the connection is back.
 */
export function loadWithRetry<Props extends object>(load: Load<Props>, Unloaded: Unloaded): Load<Props> {
  let loaded: ComponentType<Props> | undefined
  function Retried(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    if (Part) return <Part {...props} />
    const retry = async () => {
      loaded = await load()
      setPart(() => loaded)
    }
    return <Unloaded onRetry={() => retry().catch(() => {})} />
  }
  return () =>
    load().catch((error: unknown) => {
      if (!navigator.onLine) throw error
      return Retried
    })
}
