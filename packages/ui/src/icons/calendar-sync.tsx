import { Icon, type IconProps } from './icon.tsx'

export function CalendarSync(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11 10v4h4" />
      <path d="m11 14 1.535-1.605a5 5 0 018 1.5" />
      <path d="M16 2v3" />
      <path d="m21 18-1.535 1.605a5 5 0 01-8-1.5" />
      <path d="M21 22v-4h-4" />
      <path d="M21 8.517V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h3.517" />
      <path d="M3 9h4" />
      <path d="M8 2v3" />
    </Icon>
  )
}
