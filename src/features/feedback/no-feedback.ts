import type { ComponentType } from 'react';
import type { FeedbackProps } from './Feedback.tsx';

/** Replaces `Feedback` in the bundle when no destination is configured. */
export const Feedback: ComponentType<FeedbackProps> | undefined = undefined;
