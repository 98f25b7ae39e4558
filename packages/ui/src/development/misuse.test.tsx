import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Accordion } from '../accordion/accordion.tsx'
import { Badge } from '../badge/badge.tsx'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Brand } from '../brand/brand.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { ExamQuestion } from '../exam-question/exam-question.tsx'
import { Menu } from '../menu/menu.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Text } from '../text/text.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { MultiCombobox } from '../multi-combobox/multi-combobox.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { Slider } from '../slider/slider.tsx'
import { Switch } from '../switch/switch.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { Toaster } from '../toaster/toaster.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { reported } from './report-misuse.ts'

const ignore = () => {}
const days = [
  { value: 'sat', label: 'Saturday' },
  { value: 'sun', label: 'Sunday' },
]
const twice = [...days, { value: 'sat', label: 'Saturday again' }]
/** A value as JavaScript without types would pass it. */
const untyped = (props: object): object => props

const cases: [string, ReactElement, string][] = [
  [
    'a text that is not an ISO date',
    <DateField key="" label="Start" defaultValue="26.11.2026" />,
    'DateField: defaultValue={"26.11.2026"} is not an ISO date. Pass one such as "2026-11-26".',
  ],
  [
    'a first date after the last one',
    <DateField key="" label="Start" min="2026-12-01" max="2026-11-01" />,
    'DateField: min="2026-12-01" is after max="2026-11-01". Pass a min that is at most max.',
  ],
  [
    'repeated values of options',
    <CheckboxGroup key="" label="Days" options={twice} />,
    'CheckboxGroup: several options have value "sat". Each needs its own value.',
  ],
  [
    'repeated ids of items',
    <Accordion key="" items={['a', 'a'].map((id) => ({ id, title: 'Access', content: '30 days' }))} />,
    'Accordion: several items have id "a". Each needs its own id.',
  ],
  [
    'a value that is not an option',
    <SegmentedControl key="" label="Day" options={days} value="fri" onValueChange={ignore} />,
    'SegmentedControl: value "fri" is not one of the options, which are ["sat", "sun"]. Pass the value of one of the options.',
  ],
  [
    'an initial value that is not an option',
    <ToggleGroup key="" label="Days" options={days} defaultValue={['sat', 'mon']} />,
    'ToggleGroup: defaultValue "mon" is not one of the options, which are ["sat", "sun"]. Pass the value of one of the options.',
  ],
  [
    'a value without a callback',
    <MultiCombobox key="" label="Days" options={days} value={['sat']} />,
    'MultiCombobox: value={["sat"]} without onValueChange never changes. Pass onValueChange as well, or defaultValue if the component keeps it.',
  ],
  [
    'a checked switch without a callback',
    <Switch key="" label="Reminders" checked />,
    'Switch: checked={true} without onCheckedChange never changes. Pass onCheckedChange as well, or defaultChecked if the component keeps it.',
  ],
  [
    'a selected value that is not an option of a native select',
    <SelectField key="" label="Day" defaultValue="fri">
      <option value="sat">Saturday</option>
      <option>sun</option>
    </SelectField>,
    'SelectField: defaultValue "fri" is not one of the options, which are ["sat", "sun"]. Pass the value of one of the options.',
  ],
  [
    'a tab that does not exist',
    <Tabs
      key=""
      label="Course"
      items={[{ id: 'lessons', label: 'Lessons', content: 'Eight' }]}
      defaultValue="exam"
    />,
    'Tabs: defaultValue "exam" is not one of the items, which are ["lessons"]. Pass the id of one of the items.',
  ],
  [
    'a minimum above the maximum',
    <Slider key="" label="Price" min={10} max={5} />,
    'Slider: min={10} is above max={5}. Pass a min that is at most max.',
  ],
  [
    'a step of 0',
    <NumberField key="" label="Seats" step={0} />,
    'NumberField: step={0} is not above 0. Pass a positive step, such as 1.',
  ],
  [
    'an unknown tone',
    <Badge key="" {...untyped({ tone: 'danger' })}>
      Expired
    </Badge>,
    'Badge: tone="danger" does not exist. Use one of "neutral", "accent", "info", "success", "warning", "error", "on-picture".',
  ],
  [
    'an unknown side',
    <Drawer key="" title="Filters" {...untyped({ side: 'start' })} />,
    'Drawer: side="start" does not exist. Use one of "end", "bottom".',
  ],
  [
    'an unknown number of lines',
    <Text key="" {...untyped({ maxLines: 9 })}>
      Cutting
    </Text>,
    'Text: maxLines="9" does not exist. Use one of "1", "2", "3", "4", "5", "6".',
  ],
  [
    'an open drawer without a callback',
    <Drawer key="" open title="Filters" />,
    'Drawer: open={true} without onOpenChange never changes. Pass onOpenChange as well, or defaultOpen if the component keeps it.',
  ],
  [
    'an open dialog without a callback',
    <Dialog key="" open title="Access" />,
    'Dialog: open={true} without onOpenChange never changes. Pass onOpenChange as well, or defaultOpen if the component keeps it.',
  ],
  [
    'a closed menu without a callback',
    <Menu key="" open={false} label="Course" trigger={<Button>Course</Button>}>
      <MenuItem>Share</MenuItem>
    </Menu>,
    'Menu: open={false} without onOpenChange never changes. Pass onOpenChange as well, or defaultOpen if the component keeps it.',
  ],
  [
    'a closed tooltip without a callback',
    <Tooltip key="" open={false} text="Share">
      <Button>Course</Button>
    </Tooltip>,
    'Tooltip: open={false} without onOpenChange never changes. Pass onOpenChange as well, or defaultOpen if the component keeps it.',
  ],
  [
    'an answer without a callback',
    <ExamQuestion
      key=""
      type="text"
      label="Name a knot"
      position={1}
      count={1}
      answered={[]}
      value={{ optionIds: [], text: 'Chignon' }}
    />,
    'ExamQuestion: value={an object} without onValueChange never changes. Pass onValueChange as well, or defaultValue if the component keeps it.',
  ],
  [
    'a carousel without slides',
    <Carousel key="" label="Courses" slides={[]} />,
    'Carousel: slides is empty. Pass at least one slide, or leave the carousel out.',
  ],
  [
    'progress beyond its maximum',
    <ProgressBar key="" label="Lessons" value={3} />,
    'ProgressBar: value={3} is not between 0 and max={1}. Pass a value within them, or the max that belongs to it.',
  ],
  [
    'a second toaster',
    <div key="">
      <Toaster toasts={[]} onDismiss={ignore} />
      <Toaster toasts={[]} onDismiss={ignore} label="Others" />
    </div>,
    'Toaster: is rendered 2 times at once. Each shows its toasts over those of the others. Render it once, in the layout of all pages.',
  ],
]

// Tests of other files may have caused the same reports.
beforeEach(() => reported.clear())

test.each(cases)('reports %s once', async (_, element, message) => {
  const report = vi.spyOn(console, 'error').mockImplementation(ignore)
  const screen = await render(element)
  await screen.rerender(element)
  const own = report.mock.calls.map(([first]) => String(first)).filter((reported) => reported === message)
  expect(own).toEqual([message])
})

const fatal: [string, ReactElement, string][] = [
  [
    'a text in a tooltip',
    // @ts-expect-error -- apps without types pass a text
    <Tooltip key="" text="Two seats left">
      Seats
    </Tooltip>,
    'Tooltip: needs exactly one React element, but got "Seats". Pass one element as its child, link or trigger: <a href="/courses">Courses</a>.',
  ],
  [
    'a text with asChild',
    <Button key="" asChild>
      Reserve your seat
    </Button>,
    'Button: needs exactly one React element, but got "Reserve your seat". Pass one element as its child, link or trigger: <a href="/courses">Courses</a>.',
  ],
  [
    'two elements with asChild',
    <Button key="" asChild>
      <a href="#one">One</a>
      <a href="#two">Two</a>
    </Button>,
    'Button: needs exactly one React element, but got [<a>, <a>]. Pass one element as its child, link or trigger: <a href="/courses">Courses</a>.',
  ],
  [
    'a text as its link',
    <Brand key="" name="Chignon" {...untyped({ link: 'Home' })} />,
    'Brand: needs exactly one React element, but got "Home". Pass one element as its child, link or trigger: <a href="/courses">Courses</a>.',
  ],
]

test.each(fatal)('reports %s and throws', async (_, element, message) => {
  const report = vi.spyOn(console, 'error').mockImplementation(ignore)
  vi.spyOn(console, 'warn').mockImplementation(ignore)
  await expect(render(element)).rejects.toThrow(/^@chignon\/ui: (asChild|Tooltip) requires one React element/)
  expect(report.mock.calls.flat()).toContain(message)
})

const refused: [string, object, string][] = [
  [
    'locale',
    { locale: 'pt_BR' },
    'NumberField: locale="pt_BR" is not a language tag. Pass one such as "en", "pt-BR" or "fa": with a hyphen, not an underscore.',
  ],
  [
    'currency',
    { currency: 'Euro' },
    'NumberField: currency="Euro" is not a currency. Pass its ISO 4217 code, such as "EUR" or "USD".',
  ],
]

test.each(refused)('reports a %s that Intl refuses', async (_, props, message) => {
  const report = vi.spyOn(console, 'error').mockImplementation(ignore)
  vi.spyOn(console, 'warn').mockImplementation(ignore)
  await expect(render(<NumberField label="Price" {...props} />)).rejects.toThrow(RangeError)
  expect(report.mock.calls.flat()).toContain(message)
})

test('reports nothing if a component is used as documented', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(ignore)
  await render(
    <>
      <SegmentedControl label="Day" options={days} defaultValue="" />
      <CheckboxGroup label="Days" options={days} value={['sat']} onValueChange={ignore} />
      <Slider label="Price" value={3} onValueChange={ignore} />
      <NumberField label="Price" currency="EUR" locale="fa" value={null} readOnly />
      <MultiCombobox label="Days" options={[]} defaultValue={['sat']} />
      <Banner title="Saved" open />
      {(['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          Saved
        </Badge>
      ))}
      <Drawer open={false} title="Filters" />
      <Menu label="Course" trigger={<Button size="small">Course</Button>}>
        <MenuItem>Share</MenuItem>
      </Menu>
      <Dialog open={false} aria-label="Access" />
    </>,
  )
  expect(report).not.toHaveBeenCalled()
})
