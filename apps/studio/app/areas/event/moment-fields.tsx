import { DateField } from '@chignon/ui/date-field'
import { TimeField } from '@chignon/ui/time-field'

type Clock = { date: string; time: string }

type MomentFieldsProps = {
  dateLabel: string
  timeLabel: string
  value: Clock
  onValueChange: (value: Clock) => void
}

/** A date with its time of day. */
export function MomentFields({ dateLabel, timeLabel, value, onValueChange }: MomentFieldsProps) {
  return (
    <div className="grid grid-cols-[1fr_9rem] gap-4">
      <DateField
        label={dateLabel}
        value={value.date}
        onValueChange={(date) => onValueChange({ ...value, date })}
      />
      <TimeField
        label={timeLabel}
        value={value.time}
        onValueChange={(time) => onValueChange({ ...value, time })}
      />
    </div>
  )
}
