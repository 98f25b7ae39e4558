import type { TextState } from '@chignon/contract/community/text-state'
import { lazyWhenShown } from '../../lib/browser/lazy-component.tsx'

const load = () => import('./state-notice.tsx').then(({ StateNotice }) => StateNotice)

const StateNotice = lazyWhenShown(load, { onServer: import.meta.env.SSR && (await load()) })

/** Why only its author and our team see a text; nothing for a visible one. */
export function LazyStateNotice({ state }: { state: TextState }) {
  return state !== 'visible' && <StateNotice state={state} />
}
