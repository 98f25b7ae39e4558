// Loads the styles, so that elements hidden by CSS are hidden in tests.
import '../../../.storybook/preview.css'
