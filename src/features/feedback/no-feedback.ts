import type { ComponentType } from 'react';
import type { FeedbackProps } from './Feedback.tsx';

/**
 * Replaces the `Feedback` component in the bundle if no feedback endpoint is configured, so that pages show no form.
 */
export const Feedback: ComponentType<FeedbackProps> | undefined = undefined;
