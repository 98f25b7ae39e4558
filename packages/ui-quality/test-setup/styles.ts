// Tests see the components as people do: what is hidden by CSS is hidden.
import '../../../.storybook/preview.css'
