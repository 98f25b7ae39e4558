import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { FormErrorSummary, type FormErrorSummaryProps } from './form-error-summary.tsx'
import { findFormErrorSummary } from './form-error-summary.testing.ts'

const meta = {
  title: 'Forms/Form error summary',
  component: FormErrorSummary,
  args: {
    errors: [
      { fieldId: 'course-name', message: 'Enter the name of the course' },
      { fieldId: 'course-price', message: 'Enter a price above zero' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

function Form({ errors, ...args }: FormErrorSummaryProps) {
  const [attempt, setAttempt] = useState(0)
  const shown = attempt > 0 ? errors : []
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
      }}
    >
      <FormErrorSummary {...args} errors={shown} attempt={attempt} />
      <TextField id="course-name" label="Name" error={shown[0]?.message} />
      <TextField id="course-price" label="Price" inputMode="decimal" error={shown[1]?.message} />
      <Button type="submit" className="self-start">
        Save
      </Button>
    </form>
  )
}

/** Sending the form moves the focus to the summary. */
export const InAForm: Story = {
  render: (args) => <Form {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(findFormErrorSummary(canvasElement).summary).toHaveFocus()
  },
}

export const OneError: Story = {
  args: { errors: [{ fieldId: 'course-price', message: 'Enter a price above zero' }] },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    errors: [
      { fieldId: 'course-name', message: 'نام دوره را وارد کنید' },
      { fieldId: 'course-price', message: 'قیمتی بیشتر از صفر وارد کنید' },
    ],
  },
}
