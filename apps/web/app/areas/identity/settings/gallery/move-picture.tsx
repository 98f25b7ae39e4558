import { IconButton } from '@chignon/ui/icon-button'
import { ArrowLeft } from '@chignon/ui/icons/arrow-left'
import { ArrowRight } from '@chignon/ui/icons/arrow-right'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type MouseEvent } from 'react'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'

type MovePictureProps = { path: string; name: string; index: number; count: number }

/** Moves a picture of the gallery by one place, by pointer, keyboard and without scripts. */
export function MovePicture({ path, name, index, count }: MovePictureProps) {
  const { t } = useLingui()
  const used = useRef<HTMLElement | null>(null)
  const previous = useRef(index)
  const remember = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    used.current = currentTarget
  }
  // A button that moves in the document loses the focus, and so does one that is disabled at the end.
  useEffect(() => {
    if (previous.current === index) return
    previous.current = index
    const button = used.current
    if (!button) return
    if (document.activeElement !== document.body && document.activeElement !== button) {
      used.current = null
      return
    }
    const enabled = button.matches(':disabled')
      ? button.parentElement?.querySelector('button:enabled')
      : button
    if (enabled instanceof HTMLElement) enabled.focus()
  }, [index])
  return (
    <MemberForm preventScrollReset className="flex">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="path" value={path} />
      <IconButton
        type="submit"
        name="index"
        value={index - 1}
        size="small"
        onClick={remember}
        disabled={index === 0}
        label={t`Move ${name} earlier`}
      >
        <ArrowLeft className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        type="submit"
        name="index"
        value={index + 1}
        size="small"
        onClick={remember}
        disabled={index === count - 1}
        label={t`Move ${name} later`}
      >
        <ArrowRight className="rtl:-scale-x-100" />
      </IconButton>
    </MemberForm>
  )
}
