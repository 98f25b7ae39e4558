import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@chignon/ui/button'
import { Strands } from '@chignon/ui/strands'
import { TokenBrowser } from './tokens/token-browser.tsx'

const meta = { title: 'Foundations/Motion' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** 120 to 240 ms. Only position and opacity are animated; with reduced motion nothing is. */
export const Durations: Story = {
  render: function Durations() {
    const [isThere, setIsThere] = useState(false)
    return (
      <div className="grid max-w-xl gap-6 text-small tabular-nums">
        {[120, 180, 240].map((duration) => (
          <div key={duration} className="grid grid-cols-[5rem_1fr] items-center">
            <span className="text-text-muted">{duration} ms</span>
            <span className="flex border-b border-line pb-2">
              <span
                className={`size-6 rounded-pill bg-accent transition-transform forced-colors:bg-[CanvasText] ${isThere ? 'translate-x-72 rtl:-translate-x-72' : ''}`}
                style={{ transitionDuration: `${duration}ms` }}
              />
            </span>
          </div>
        ))}
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsThere(!isThere)}>
          Move
        </Button>
      </div>
    )
  },
}

/** The strands sway once when they appear. */
export const Entry: Story = {
  render: function Entry() {
    const [turn, setTurn] = useState(0)
    return (
      <div className="grid max-w-xl gap-4">
        <Strands
          key={turn}
          seed="hero"
          coiffure="wave"
          width={640}
          height={320}
          isSwaying
          className="w-full"
        />
        <Button variant="secondary" className="justify-self-start" onClick={() => setTurn(turn + 1)}>
          Once more
        </Button>
      </div>
    )
  },
}

/** The tokens of durations and curves: search and copy them. */
export const Values: Story = { render: () => <TokenBrowser only={['Motion']} /> }
