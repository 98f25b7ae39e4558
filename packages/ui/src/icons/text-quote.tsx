import { Icon, type IconProps } from './icon.tsx'

export function TextQuote(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17 5H3" />
      <path d="M21 12H8" />
      <path d="M21 19H8" />
      <path d="M3 12v7" />
    </Icon>
  )
}
