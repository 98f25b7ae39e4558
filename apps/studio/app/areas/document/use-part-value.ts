import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { isNode } from './document-paths.ts'
import { listTexts } from './list-texts.ts'

/** Writes the value of a part for people; empty if it is gone. */
export function usePartValue() {
  const { t } = useLingui()
  const { money, number, comma } = useFormats()
  return (path: string, value: unknown): string => {
    if (value === null || value === undefined) return ''
    if (typeof value === 'string') return value
    if (typeof value === 'number') return path.endsWith('price') ? money(value) : number(value)
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    if (!isNode(value)) return ''
    const texts = listTexts({ value }).flatMap((each) => Object.values(each.texts).slice(0, 1))
    return texts.length > 0 ? texts.join(comma) : t`Kept`
  }
}
