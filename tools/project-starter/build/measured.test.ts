import { expect, test } from 'vitest';
import { readSnapshot } from '../../../data/snapshot.ts';
import { commonProjects } from '../model/common-projects.ts';
import { nearestMeasured } from '../model/measured.ts';
import { measuredFile, measuredSnapshot } from './measured-schema.ts';

test('the projects that users choose most often are measured themselves', async () => {
  const { projects } = await readSnapshot(measuredFile, measuredSnapshot);
  for (const answers of commonProjects) expect(nearestMeasured(answers, projects)?.differs).toEqual([]);
});
