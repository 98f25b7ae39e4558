import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Banner } from '../banner/banner.tsx'
import { findBanner } from '../banner/banner.testing.ts'
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx'
import { findCheckboxGroup } from '../checkbox-group/checkbox-group.testing.ts'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { findSegmentedControl } from '../segmented-control/segmented-control.testing.ts'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { findToggleGroup } from '../toggle-group/toggle-group.testing.ts'

const options = [
  { value: 'sat', label: 'Saturday' },
  { value: 'sun', label: 'Sunday' },
]

test('banner: returns its text and closes', async () => {
  const { container } = await render(
    <Banner tone="error" title="Refused" isClosable action={<a href="#pay">Pay</a>}>
      Check your card.
    </Banner>,
  )
  const { text, isAlert, action, close } = findBanner(container, 'Refused')
  expect([text(), isAlert, action('Pay').tagName]).toEqual(['Check your card.', true, 'A'])
  close()
  await vi.waitFor(() => expect(() => findBanner(container, 'Refused')).toThrow('there is none at all'))
})

test('segmented control: selects an option by its label', async () => {
  const { container } = await render(<SegmentedControl label="Day" options={options} error="Choose one." />)
  const { option, chosen, error } = findSegmentedControl(container, 'Day')
  expect([chosen(), error()]).toEqual(['', 'Choose one.'])
  await userEvent.click(option('Sunday'))
  expect(chosen()).toBe('Sunday')
  expect(() => findSegmentedControl(container, 'Week')).toThrow('There is no segmented control “Week” here')
})

test('toggle group: selects several options', async () => {
  const { container } = await render(<ToggleGroup label="Days" options={options} hint="All that suit." />)
  const { option, chosen, hint } = findToggleGroup(container, 'Days')
  await userEvent.click(option('Sunday'))
  await userEvent.click(option('Saturday'))
  expect([chosen(), hint()]).toEqual([['Saturday', 'Sunday'], 'All that suit.'])
  expect(() => option('Monday')).toThrow('There is no option “Monday” here')
})

test('checkbox group: selects all', async () => {
  const { container } = await render(<CheckboxGroup label="Days" allLabel="All days" options={options} />)
  const { option, chosen, all } = findCheckboxGroup(container, 'Days')
  await userEvent.click(option('Sunday'))
  expect([chosen(), all?.indeterminate]).toEqual([['Sunday'], true])
  if (all) await userEvent.click(all)
  expect(chosen()).toEqual(['Saturday', 'Sunday'])
})
