import { useRef, useState } from 'react'
import { cx } from 'class-variance-authority'
import { Button } from '../button/button.tsx'
import { CalendarView, type CalendarViewProps } from '../calendar/calendar-view.tsx'
import { Calendar } from '../icons/calendar.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { floatingSurface, placeByTrigger } from '../menu/menu-floating.ts'
import { hidePopup, togglePopupByClick } from '../menu/popup-state.ts'
import type { DateFieldLabels } from './date-field-labels.ts'

const surface = cx(
  floatingSurface,
  'p-4 text-small',
  'sm:my-2 sm:[position-area:block-end_span-inline-start] sm:not-webkit:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline]',
  // A sheet at the bottom, wherever a script has placed it in a wider window.
  'max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0',
  'max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:backdrop:bg-scrim',
  'max-sm:not-open:translate-y-8 max-sm:starting:open:translate-y-8',
)

type DatePopupProps = Pick<CalendarViewProps, 'chosen' | 'limits' | 'locale' | 'calendar' | 'today'> & {
  id: string
  /** Id of the field's label. */
  labelId: string
  labels: DateFieldLabels
  disabled: boolean | undefined
  /** Whether the field can be emptied. */
  canClear: boolean
  /** Receives a date, or an empty text. */
  onDate: (date: string) => void
}

/** The button that opens the calendar of a date field, and the calendar in a popover. */
export function DatePopup({ id, labelId, labels, disabled, canClear, onDate, ...shown }: DatePopupProps) {
  const [isOpen, setIsOpen] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const choose = (date: string) => {
    onDate(date)
    if (popup.current) hidePopup(popup.current)
    button.current?.focus()
  }
  const { chosen, limits, today } = shown
  const { min = '', max = '', isDateUnavailable } = limits
  const isEmptiable = canClear && chosen !== ''
  const isTodayOff = today < min || (max !== '' && today > max) || isDateUnavailable?.(today)

  return (
    <>
      <IconButton
        ref={button}
        id={`${id}-open`}
        label={labels.openCalendar}
        aria-labelledby={`${id}-open ${labelId}`}
        aria-haspopup="dialog"
        popoverTarget={id}
        disabled={disabled}
        className="me-px ms-auto"
        onClick={() => togglePopupByClick(id)}
      >
        <Calendar />
      </IconButton>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it closes when the focus leaves it */}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={labelId}
        className={surface}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setIsOpen(true)
        }}
        onToggle={({ currentTarget, newState }) => {
          // Emptied only after it has closed: the browser returns the focus only if the focused element still exists.
          setIsOpen(newState === 'open')
          if (newState !== 'open') return
          placeByTrigger(currentTarget, 'end')
          currentTarget.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()
        }}
        onBlur={({ currentTarget, relatedTarget: next }) => {
          // `relatedTarget` is null if the window lost the focus. A click on the button closes the popup itself.
          if (next instanceof Element && next !== button.current && !currentTarget.contains(next))
            hidePopup(currentTarget)
        }}
      >
        {isOpen && (
          <>
            <CalendarView {...shown} labels={labels} onChoose={choose} className="mx-auto" />
            {(!isTodayOff || isEmptiable) && (
              <div className="mx-auto mt-2 flex w-full max-w-84 flex-wrap justify-between gap-2 border-t border-line pt-2">
                {isTodayOff || (
                  <Button variant="quiet" size="small" onClick={() => choose(today)}>
                    {labels.today}
                  </Button>
                )}
                {isEmptiable && (
                  <Button variant="quiet" size="small" className="ms-auto" onClick={() => choose('')}>
                    {labels.clear}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </div>
    </>
  )
}
