import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TimeField } from '../time-field/time-field.tsx'
import { findTimeField } from '../time-field/time-field.testing.ts'

test('time field: reads its value, hint and error', async () => {
  const { container } = await render(
    <TimeField label="Begins at" defaultValue="14:30" hint="In Lisbon" error="Too late" />,
  )
  const { input, hint, error } = findTimeField(container, 'Begins at')
  expect([input.value, hint(), error()]).toEqual(['14:30', 'In Lisbon', 'Too late'])
  expect(() => findTimeField(container, 'Ends at')).toThrow('There is no time field “Ends at” here')
})
