/** The point of a picture that stays visible where it is cropped: shares of its width and height, from 0 to 1. */
export type FocalPoint = { readonly x: number; readonly y: number }

// Classes instead of a style attribute, which pages with a content security policy refuse in server-rendered markup.
const columns = [
  '[--chignon-focal-x:0%]',
  '[--chignon-focal-x:10%]',
  '[--chignon-focal-x:20%]',
  '[--chignon-focal-x:30%]',
  '[--chignon-focal-x:40%]',
  '[--chignon-focal-x:50%]',
  '[--chignon-focal-x:60%]',
  '[--chignon-focal-x:70%]',
  '[--chignon-focal-x:80%]',
  '[--chignon-focal-x:90%]',
  '[--chignon-focal-x:100%]',
]
const rows = [
  '[--chignon-focal-y:0%]',
  '[--chignon-focal-y:10%]',
  '[--chignon-focal-y:20%]',
  '[--chignon-focal-y:30%]',
  '[--chignon-focal-y:40%]',
  '[--chignon-focal-y:50%]',
  '[--chignon-focal-y:60%]',
  '[--chignon-focal-y:70%]',
  '[--chignon-focal-y:80%]',
  '[--chignon-focal-y:90%]',
  '[--chignon-focal-y:100%]',
]

/** The classes that set the position of a cropped picture, to the nearest tenth. */
export function focalClasses({ x, y }: FocalPoint): string {
  return `${columns[tenthOf(x)] ?? ''} ${rows[tenthOf(y)] ?? ''}`
}

function tenthOf(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 10)
}
