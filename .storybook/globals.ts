import type { Globals, GlobalTypes } from 'storybook/internal/types'

const locales = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  fr: 'Français',
  pt: 'Português',
  fa: 'فارسی',
}

/** The settings of the toolbar. Theme, contrast, language and direction become attributes of <html>, as in the app. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'light', title: 'Light', icon: 'sun' },
      ],
    },
  },
  contrast: {
    description: 'Contrast',
    toolbar: {
      title: 'Contrast',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Normal contrast' },
        { value: 'more', title: 'More contrast' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: Object.entries(locales).map(([value, title]) => ({ value, title, right: value })),
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'auto', title: 'Direction of the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text at 100 %' },
        { value: '200', title: 'Text at 200 %' },
      ],
    },
  },
  strings: {
    description: 'Strings',
    toolbar: {
      title: 'Strings',
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'original', title: 'Original text' },
        { value: 'pseudo', title: 'Pseudo-translated text' },
      ],
    },
  },
} satisfies GlobalTypes

export const initialGlobals = {
  theme: 'dark',
  contrast: 'normal',
  locale: 'en',
  direction: 'auto',
  textSize: '100',
  strings: 'original',
}

/** The attributes of an element for the settings of the toolbar. */
export function attributesOf({ theme, contrast, locale, direction }: Globals) {
  return {
    'data-theme': String(theme),
    'data-contrast': String(contrast),
    lang: String(locale),
    dir: direction === 'auto' ? (locale === 'fa' ? 'rtl' : 'ltr') : String(direction),
  }
}

/** Applies the settings of the toolbar to <html>. */
export function applyGlobals(globals: Globals): void {
  for (const [name, value] of Object.entries(attributesOf(globals)))
    document.documentElement.setAttribute(name, value)
  document.documentElement.style.fontSize = String(globals['textSize']) === '200' ? '200%' : ''
}
