import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenBrowser } from './tokens/token-browser.tsx'

const meta = { title: 'Foundations/Space and shape' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24] as const

/** Steps of 4 px. Sections and gutters grow with the window. */
export const Space: Story = {
  render: () => (
    <div className="grid gap-3 text-small tabular-nums">
      {steps.map((step) => (
        <div key={step} className="grid grid-cols-[5rem_1fr] items-center">
          <span className="text-text-muted">{step * 4} px</span>
          <span
            className="h-4 rounded-media bg-accent forced-colors:bg-[CanvasText]"
            style={{ inlineSize: `calc(var(--spacing) * ${step})` }}
          />
        </div>
      ))}
      {(['gutter', 'section'] as const).map((name) => (
        <div key={name} className="grid grid-cols-[5rem_1fr] items-center">
          <span className="text-text-muted">{name}</span>
          <span
            className="h-4 rounded-media bg-accent-strong forced-colors:bg-[CanvasText]"
            style={{ inlineSize: `var(--spacing-${name})` }}
          />
        </div>
      ))}
    </div>
  ),
}

/** Almost square pictures and cards, rounded controls, round chips. */
export const Corners: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6 text-small">
      <div className="grid gap-2">
        <div className="h-32 w-48 rounded-media border border-line-strong bg-surface" />
        media, 2 px
      </div>
      <div className="grid gap-2">
        <div className="h-32 w-48 rounded-control border border-line-strong bg-surface" />
        control, 6 px
      </div>
      <div className="grid gap-2">
        <div className="h-32 w-48 rounded-pill border border-line-strong bg-surface" />
        pill
      </div>
    </div>
  ),
}

/** Lines separate. Only floating elements have a shadow: dialogs, menus, toasts. */
export const Depth: Story = {
  render: () => (
    <div className="grid max-w-3xl gap-8 text-small sm:grid-cols-2">
      <div className="grid content-start divide-y divide-line border-y border-line">
        <p className="py-4">Ticket overview</p>
        <p className="py-4">Payment details</p>
        <p className="py-4">Order review</p>
      </div>
      <div className="rounded-control border border-line bg-raised p-6 shadow-float">Link copied.</div>
    </div>
  ),
}

/** The tokens of space, corners and the shadow: search and copy them. */
export const Values: Story = { render: () => <TokenBrowser only={['Space', 'Shape']} /> }
