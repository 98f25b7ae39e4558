import { useLingui } from '@lingui/react/macro'

/** Returns a function that names what a file is, by its media type: “Picture”, “PDF”. */
export function useFileKind(): (type: string) => string {
  const { t } = useLingui()
  return (type) => {
    if (type === 'application/pdf') return t`PDF`
    if (type.startsWith('image/')) return t`Picture`
    if (type.startsWith('video/')) return t`Video`
    if (type.startsWith('audio/')) return t`Audio`
    if (type.startsWith('text/')) return t`Text`
    return t`File`
  }
}
