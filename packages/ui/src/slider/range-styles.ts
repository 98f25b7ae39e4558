import { cva } from 'class-variance-authority'

/** Styles of a native range input whose track is drawn below it. */
export const rangeInput = cva(
  [
    'absolute inset-0 m-0 size-full cursor-pointer appearance-none bg-transparent disabled:cursor-not-allowed',
    '[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-pill [&::-moz-range-thumb]:rounded-pill',
    '[&::-webkit-slider-thumb]:bg-accent [&::-moz-range-thumb]:bg-accent [&::-moz-range-track]:bg-transparent',
    'forced-colors:[&::-webkit-slider-thumb]:bg-[Highlight] forced-colors:[&::-moz-range-thumb]:bg-[Highlight]',
  ],
  {
    variants: {
      thumb: {
        /** 14 px, for pictures. */
        small: [
          '[&::-webkit-slider-thumb]:size-3.5 [&::-webkit-slider-thumb]:border-0',
          '[&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:border-0',
        ],
        /** 24 px, with an edge in the colour of the page. */
        medium: [
          '[&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-ground',
          '[&::-moz-range-thumb]:size-4.5 [&::-moz-range-thumb]:border-3 [&::-moz-range-thumb]:border-ground',
          'outline-none [&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-focus',
          '[&:focus-visible::-moz-range-thumb]:outline-2 [&:focus-visible::-moz-range-thumb]:outline-focus',
        ],
      },
      /** Lets clicks beside the thumb reach the input below. */
      isStacked: {
        true: 'pointer-events-none [&::-webkit-slider-thumb]:pointer-events-auto [&::-moz-range-thumb]:pointer-events-auto',
      },
    },
  },
)
