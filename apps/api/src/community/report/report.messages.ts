import { defineMessages } from '../../platform/i18n/define-messages.ts'

/** Texts about reports. */
export const reportMessages = defineMessages({
  received: {
    en: 'Thank you. Our moderators will have a look.',
    de: 'Danke. Unsere Moderation sieht es sich an.',
    es: 'Gracias. Nuestro equipo de moderación lo revisará.',
    it: 'Grazie. I nostri moderatori lo esamineranno.',
    fr: 'Merci. Notre équipe de modération va l’examiner.',
    pt: 'Obrigado. A nossa equipa de moderação vai analisar.',
    fa: 'سپاسگزاریم. تیم ما آن را بررسی می‌کند.',
  },
})
