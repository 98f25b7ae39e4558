import type { GalleryPicture } from '@chignon/contract/identity/gallery'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { openedForField } from '../../../../lib/forms/opened-for-field.ts'
import { useOpenedFor } from '../../../../lib/forms/opened-for.tsx'
import { orderDuring } from './gallery-order.ts'
import { OwnPicture } from './own-picture.tsx'

/** The viewer's pictures, which can be described, removed and put in order by dragging them or by buttons. */
export function OwnGallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useLingui()
  const submit = useSubmit()
  const openedFor = useOpenedFor()
  const [dragged, setDragged] = useState<string | null>(null)
  const shown = orderDuring(pictures, useNavigation().formData)
  const drop = (index: number) => {
    setDragged(null)
    if (dragged === null || shown[index]?.path === dragged) return
    const move = { intent: 'move', path: dragged, index, [openedForField]: openedFor }
    void submit(move, { method: 'post', preventScrollReset: true })
  }
  return (
    <ul role="list" aria-label={t`Your pictures`} className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-3">
      {shown.map((picture, index) => (
        <OwnPicture
          key={picture.path}
          picture={picture}
          index={index}
          count={shown.length}
          isDragged={dragged === picture.path}
          canReceive={dragged !== null && dragged !== picture.path}
          onDrag={setDragged}
          onDrop={() => drop(index)}
        />
      ))}
    </ul>
  )
}
