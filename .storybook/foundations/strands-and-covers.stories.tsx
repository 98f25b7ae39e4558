import type { Meta, StoryObj } from '@storybook/react-vite'
import { coiffures } from '@chignon/ui/strand/coiffure'
import { colourways } from '@chignon/ui/strand/colourway'
import { coverOf, drawCover } from '@chignon/ui/strand/cover'
import { Strands } from '@chignon/ui/strands'

const meta = { title: 'Foundations/Strands and covers' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const picture = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
const size = { width: 320, height: 400 }

/** Six coiffures in eight colourways, from which a seed chooses. */
export const ContactSheet: Story = {
  render: () => (
    <div className="grid grid-cols-4 gap-2 md:grid-cols-8">
      {coiffures.flatMap((coiffure) =>
        colourways.map((colourway) => (
          <img
            key={`${coiffure} ${colourway}`}
            src={picture(drawCover({ seed: `${coiffure}-${colourway}`, coiffure, colourway, ...size }))}
            alt={`${coiffure}, ${colourway}`}
            {...size}
            className="h-auto w-full rounded-media"
          />
        )),
      )}
    </div>
  ),
}

const slugs = [
  ['bob-from-line-to-movement', 'cutting', 'The bob, from line to movement'],
  ['freehand-balayage', 'colour', 'Freehand balayage'],
  ['classic-chignon-in-five-moves', 'updo', 'The classic chignon in five moves'],
  ['natural-curls-no-heat', 'texture', 'Natural curls, no heat'],
  ['the-dutch-crown', 'braiding', 'The Dutch crown'],
  ['the-precise-fringe', 'cutting', 'The precise fringe'],
  ['scissor-over-comb', 'cutting', 'Scissor over comb'],
  ['undone-bridal-updo', 'updo', 'Undone bridal updo'],
] as const

/** Covers of courses: the category determines the coiffure, the slug everything else. */
export const OfCourses: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-6 md:grid-cols-4">
      {slugs.map(([slug, category, name]) => (
        <li key={slug} className="grid grid-cols-1 gap-2 text-small">
          <img
            src={picture(drawCover({ seed: slug, ...coverOf(slug, category), ...size }))}
            alt=""
            {...size}
            className="h-auto w-full rounded-media"
          />
          {name}
        </li>
      ))}
    </ul>
  ),
}

/** On the page background the strands use the theme's colours, and mirror in right-to-left text. */
export const OnThePage: Story = {
  render: () => (
    <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
      {coiffures.map((coiffure) => (
        <li key={coiffure} className="grid gap-2 text-small text-text-muted">
          <Strands
            seed="on-the-page"
            coiffure={coiffure}
            width={400}
            height={260}
            className="w-full border border-line"
          />
          {coiffure}
        </li>
      ))}
    </ul>
  ),
}
