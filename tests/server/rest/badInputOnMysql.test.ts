import { describeOnMysql } from '../../support/engines.ts';
import { useServer } from '../../support/useServer.ts';
import { withstandsBadInput } from './badInput.ts';

describeOnMysql('Bad input', (engine) => withstandsBadInput('MySQL', useServer(engine)));
