import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import { Suspense, useState, type ComponentType } from 'react'
import { OpeningNote } from './opening-note.tsx'

/** A dialog whose code is loaded when it is opened first. It stays mounted then, so that it gives the focus back. */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = lazyWhenOnline(load)
  return function LazyDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    if (props.open && !wasOpened) setWasOpened(true)
    if (!wasOpened) return null
    return (
      <Suspense fallback={props.open && <OpeningNote />}>
        <Dialog {...props} />
      </Suspense>
    )
  }
}
