import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a port of this machine that is cut and mended at will: what is open breaks, and what is new is refused. */
export class CuttableLine {
  readonly origin: string;
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private isCut = false;

  private constructor(server: Server, port: number, target: number) {
    this.server = server;
    this.origin = `http://127.0.0.1:${port}`;
    server.on('connection', (near) => this.join(near, target));
  }

  static open(target: number): Promise<CuttableLine> {
    const server = createServer();
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        if (typeof address !== 'object' || !address) return reject(new Error('the line has no port'));
        resolve(new CuttableLine(server, address.port, target));
      });
    });
  }

  private join(near: Socket, target: number): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.open.delete(from);
        to.destroy();
      });
    }
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.open) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  close(): Promise<void> {
    this.cut();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
