import type { ComponentType } from 'react';
import type { FeedbackProps } from './Feedback.tsx';

/** Stands in for `Feedback` where no destination is configured, so that nothing of it is bundled. */
export const Feedback: ComponentType<FeedbackProps> | undefined = undefined;
