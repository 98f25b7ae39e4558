import { Spinner } from '@chignon/ui/spinner'
import { lazyWhenShown } from '../../../lib/browser/lazy-component.tsx'
import { loadWithRetry } from '../../../lib/browser/load-with-retry.tsx'
import { UnloadedPart } from '../../site/unloaded-part.tsx'

const load = async () => (await import('./chat-form.tsx')).ChatForm

/** `ChatForm`, loaded when the chat is opened for the first time. */
export const LazyChatForm = lazyWhenShown(loadWithRetry(load, UnloadedPart), {
  fallback: (
    <div className="grid h-12 place-items-center text-text-muted">
      <Spinner />
    </div>
  ),
})
