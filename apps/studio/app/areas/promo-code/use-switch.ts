import type { PromoSeries, StaffPromoCode } from '@chignon/contract/commerce/staff-promo-code'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { offerUndoAtom } from '../../lib/undo-atoms.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import {
  loadSwitchOff,
  loadSwitchOn,
  loadSwitchSeriesOff,
  loadSwitchSeriesOn,
  promoNouns,
} from './promo-queries.ts'

/** Switches a code off or on, with a way back. */
export function useSwitchCode() {
  const off = useStaffCall(loadSwitchOff, promoNouns)
  const on = useStaffCall(loadSwitchOn, promoNouns)
  const offer = useSwitchOffer()
  return async ({ id, code, state }: StaffPromoCode) => {
    const input = { params: { id } }
    const turn = { off: () => off.send(input), on: () => on.send(input) }
    await offer(state === 'off' ? 'on' : 'off', code, turn)
  }
}

/** Switches the codes of a series off or on, with a way back. */
export function useSwitchSeries() {
  const off = useStaffCall(loadSwitchSeriesOff, promoNouns)
  const on = useStaffCall(loadSwitchSeriesOn, promoNouns)
  const offer = useSwitchOffer()
  return async ({ id, prefix, state }: PromoSeries) => {
    const input = { params: { id } }
    const turn = { off: () => off.send(input), on: () => on.send(input) }
    await offer(state === 'off' ? 'on' : 'off', prefix, turn)
  }
}

function useSwitchOffer() {
  const { t } = useLingui()
  const offerUndo = useSetAtom(offerUndoAtom)
  return async (to: 'off' | 'on', name: string, turn: Record<'off' | 'on', () => Promise<boolean>>) => {
    if (!(await turn[to]())) return
    void offerUndo({
      message: to === 'off' ? t`“${name}” is switched off.` : t`“${name}” is switched on.`,
      label: t`Undo`,
      undo: async () => void (await turn[to === 'off' ? 'on' : 'off']()),
    })
  }
}
